/** What can be typed in text mode, in each language; English words work in both. */

const WORDS: Record<string, string[]> = {
  look: ['look', 'l', 'zeig', 'zeige'],
  me: ['me', 'ich'],
  seat: ['row', 'player', 'p', 'reihe', 'spieler'],
  place: ['map', 'plan', 'spielplan'],
  card: ['card', 'karte'],
  moves: ['moves', 'm', 'züge', 'zuege'],
  do: ['do', 'tu'],
  hint: ['hint', 'tipp', 'hinweis'],
  why: ['why', 'warum', '?'],
  log: ['log', 'verlauf'],
  undo: ['undo', 'u', 'back', 'zurück', 'zurueck'],
  next: ['next', 'n', 'weiter', 'w'],
  skip: ['skip', 'mach'],
  help: ['help', 'h', 'hilfe'],
};

export interface Typed {
  command: string;
  argument: string;
}

/** What a typed line asks for; a number alone chooses. Null: it can't be told. */
export function understand(line: string): Typed | null {
  const text = line.trim().replace(/\s+/g, ' ');
  if (/^\d{1,4}$/.test(text)) return { command: 'do', argument: text };
  const [word = '', ...rest] = text.split(' ');
  for (const [command, words] of Object.entries(WORDS)) {
    if (words.includes(word.toLowerCase())) return { command, argument: rest.join(' ') };
  }
  return null;
}
