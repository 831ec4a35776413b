"""Somebody who goes through the whole workshop and puts every value right, at the speed of a page.

Each control is used as it stands there: what is not offered can't be chosen, and a button that
can't be pressed ends the test. Between two of them the page gets the time to draw.
"""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.web.kit import Player

# With what the server says of the controls, a row's new table, and the number of its tile.
SETS_ROW = """async ([form, table, number, wanted]) => {
  const drawn = () => new Promise((done) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => done();
    channel.port2.postMessage(0);
  });
  const need = (found, what) => {
    if (!found || found.disabled) throw new Error(`${table} ${number}: can't use ${what}`);
    return found;
  };
  const press = async (button, what) => {
    need(button, what).click();
    await drawn();
  };
  const type = async (input, value) => {
    if (need(input, value).value === String(value)) return;
    input.value = String(value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    await drawn();
  };
  const choose = async (select, value) => {
    if (need(select, value).value === String(value)) return;
    select.value = String(value);
    if (select.value !== String(value)) throw new Error(`${value} is not offered`);
    select.dispatchEvent(new Event('change', { bubbles: true }));
    await drawn();
  };
  const all = (at, selector) => [...at.querySelectorAll(selector)];
  const named = (at, name) =>
    all(at, 'button').find((each) => each.textContent.trim() === name);
  const many = async (gap, now, wanted) => {
    for (; now < wanted; now++) await press(named(gap(), 'Add'), 'Add');
    for (; now > wanted; now--) await press(named(gap(), 'Remove'), 'Remove');
  };
  // A gap is asked for anew each time: pressing may exchange what is in it.
  const set = async (gap, control, value) => {
    const inputs = () => all(gap(), 'input');
    const selects = () => all(gap(), 'select');
    switch (control.control) {
      case 'whole':
        return type(inputs()[0], value ?? 0);
      case 'wholes':
        for (const [n, each] of value.entries()) await type(inputs()[n], each);
        return;
      case 'choice':
        return choose(selects()[0], value);
      case 'text':
        return type(inputs()[0], value);
      case 'some':
        // Those that come before those that go: the last one can't be taken away.
        for (const more of [true, false]) {
          for (const n of all(gap(), '.chip').keys()) {
            const chip = all(gap(), '.chip')[n];
            const word = control.rows ? chip.textContent.toLowerCase().replaceAll(' ', '-')
              : control.options[n].value;
            const pressed = chip.ariaPressed === 'true';
            if (pressed !== more && value.includes(word) === more) await press(chip, word);
          }
        }
        return;
      case 'texts':
        await many(gap, inputs().length, value.length);
        for (const [n, each] of value.entries()) await type(inputs()[n], each);
        return;
      case 'pairs': {
        const pairs = control.single ? [value] : value;
        await many(gap, selects().length / 2, pairs.length);
        for (const [n, [one, other]] of pairs.entries()) {
          await choose(selects()[2 * n], one);
          await choose(selects()[2 * n + 1], other);
        }
        return;
      }
      case 'amounts': {
        const sides = control.most > 1 ? value : [value ?? {}];
        const each = control.options.length;
        await many(gap, inputs().length / each, sides.length);
        for (const [n, amounts] of sides.entries()) {
          for (const [at, { value: kind }] of control.options.entries()) {
            await type(inputs()[n * each + at], amounts[kind] ?? 0);
          }
        }
        return;
      }
      case 'spaces': {
        const spaces = value.split(' ');
        for (const [n, space] of spaces.entries()) {
          await press(all(gap(), '.space')[n], n);
          const name = control.options.find((option) => option.value === space).name;
          if (named(gap(), name).ariaPressed !== 'true') await press(named(gap(), name), name);
        }
        return;
      }
      case 'kind': {
        if (control.phases.length) await choose(selects()[0], value.phase);
        await choose(selects()[control.phases.length ? 1 : 0], value.kind);
        const kind = control.kinds.find((each) => each.value === value.kind);
        for (const [n, field] of kind.fields.entries()) {
          const said = value[field.path[0]] ?? (field.control.control === 'whole' ? 1 : undefined);
          await set(() => all(gap(), '.param')[n], field.control, said);
        }
      }
    }
  };
  const kinds = (list) => list.flatMap((each) => [each, ...kinds(each.inner)]);
  const kind = kinds(form.kinds).find((each) => each.table === table);
  await press(all(document, '.tile')[number], 'its tile');
  for (const value of kind.values) {
    const gaps = () => all(document, `fieldset[data-value="${value.key}"] .gap`);
    for (const [n, field] of value.fields.entries()) {
      const said = field.path.reduce((at, key) => at?.[key], wanted);
      await set(() => gaps()[n], field.control, said);
    }
    await choose(document.querySelector(`fieldset[data-value="${value.key}"] .source`), 'printed');
  }
}"""


def puts_right(somebody: Player, game: str, wanted: dict[str, Any]) -> None:
    """Every value of every row, each said to be as printed; the rows stay in their order."""
    page = somebody.page
    form = somebody.context.request.get(f"{somebody.address}/api/games/{game}/form").json()
    found = tables(form["kinds"], wanted)
    # Homes are regions, which have other names then.
    for table, rows in sorted(found, key=lambda each: each[0] == "civilization"):
        page.locator(f'nav.tabs [data-table="{table}"]').click()
        expect(page.locator(".tile")).to_have_count(len(rows))
        for number, row in enumerate(rows):
            page.evaluate(SETS_ROW, [form, table, number, row])


def tables(
    kinds: list[dict[str, Any]], wanted: dict[str, Any]
) -> list[tuple[str, list[dict[str, Any]]]]:
    """All tables with their rows, those within others too."""
    found = []
    for kind in kinds:
        rows = wanted[kind["table"]] if kind["label"] else [wanted[kind["table"]]]
        inside = {key: [each for row in rows for each in row[key]] for key in inner_of(kind)}
        found += [(kind["table"], rows), *tables(kind["inner"], inside)]
    return found


def inner_of(kind: dict[str, Any]) -> list[str]:
    return [inner["table"] for inner in kind["inner"]]
