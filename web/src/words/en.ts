/** The messages the page says itself; everything else the server tells in words. */

import facts from '../../../src/empires/text/en/names.ftl?raw';
import places from '../../../src/empires/text/en/fe-names.ftl?raw';
import terminal from '../../../src/empires/text/en/terminal.ftl?raw';
import page from '../../../src/empires/text/en/web.ftl?raw';

export default [facts, places, terminal, page];
