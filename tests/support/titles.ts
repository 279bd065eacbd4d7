/** Rows for `it.each('%s')` whose title is the path's own name: `$name` would cut it short. */
export function titled<Path extends { name: string }>(paths: readonly Path[]): [title: string, path: Path][] {
  return paths.map((path) => [path.name, path])
}
