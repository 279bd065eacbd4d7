/** Rows for `it.each('%s')`, titled by the path's full name. Vitest would truncate `$name`. */
export function titled<Path extends { name: string }>(paths: readonly Path[]): [title: string, path: Path][] {
  return paths.map((path) => [path.name, path])
}
