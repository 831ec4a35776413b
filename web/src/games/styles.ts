/** The style sheets of the games. */

import '../empires-end/style.css';
import '../first-empires/style.css';
