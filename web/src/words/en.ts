/** The messages the page says itself; everything else the server tells in words. */

const files = import.meta.glob<string>(
  [
    '../../../src/empires/text/en/{games,terminal,web}.ftl',
    '../../../src/empires/text/*/en/{names,web}.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);

export default Object.values(files);
