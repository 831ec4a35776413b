/** All style sheets in the order in which they refine each other. */

import './tokens.css';
import './base.css';
import './controls.css';
import './shell.css';
import './motion.css';
