/** The messages the page says itself; everything else the server tells in words. */

import facts from '../../../src/empires/text/de/names.ftl?raw';
import places from '../../../src/empires/text/de/fe-names.ftl?raw';
import terminal from '../../../src/empires/text/de/terminal.ftl?raw';
import page from '../../../src/empires/text/de/web.ftl?raw';

export default [facts, places, terminal, page];
