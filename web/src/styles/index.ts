/** All style sheets in the order in which they refine each other. */

import './tokens.css';
import './base.css';
import './shell.css';
import './controls.css';
import './game.css';
import './prompt.css';
import './lobby.css';
import '../games/styles';
import './replay.css';
import './pages.css';
import './narrow.css';
import './motion.css';
