/** The parts of Python that are fetched, compressed whatever the host does, with how far it is. */

interface Part {
  part: string;
  file: string;
  bytes: number;
}

export class Parts {
  private readonly files = new Map<string, Promise<ArrayBuffer>>();
  private done = 0;

  private constructor(
    private readonly home: string,
    readonly all: Part[],
    private readonly progress: (done: number, all: number) => void,
  ) {
    for (const each of all) this.files.set(each.part, this.load(each));
  }

  /** Begin to fetch all of them at once. */
  static async fetch(home: string, progress: (done: number, all: number) => void): Promise<Parts> {
    const found = await fetch(`${home}parts.json`);
    return new Parts(home, (await found.json()) as Part[], progress);
  }

  get(part: string): Promise<ArrayBuffer> {
    return this.files.get(part)!;
  }

  /** Those that are packages in the form of wheels. */
  get wheels(): string[] {
    return this.all.map(({ part }) => part).filter((part) => !part.includes('.'));
  }

  private async load({ file }: Part): Promise<ArrayBuffer> {
    const found = await fetch(this.home + file);
    if (!found.ok || !found.body) throw new Error(`${file}: ${found.status}`);
    const whole = this.all.reduce((sum, { bytes }) => sum + bytes, 0);
    const counted = new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, out) => {
        this.done += chunk.byteLength;
        this.progress(this.done, whole);
        out.enqueue(chunk);
      },
    });
    const inflated = new DecompressionStream('gzip') as ReadableWritablePair<
      Uint8Array,
      Uint8Array
    >;
    return new Response(found.body.pipeThrough(counted).pipeThrough(inflated)).arrayBuffer();
  }
}
