/** The messages the page says itself; everything else the server tells in words. */

const files = import.meta.glob<string>(
  [
    '../../../src/empires/text/de/{games,terminal,web}.ftl',
    '../../../src/empires/text/*/de/{names,web}.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);

export default Object.values(files);
