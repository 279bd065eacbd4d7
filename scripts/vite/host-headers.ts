/** Reads a `_headers` file, in the format of Netlify and Cloudflare Pages. */

type Rule = { path: string; headers: [name: string, value: string][] }

/** The rules of the file: a path in the first column, then its headers, indented. */
export function parseHeaders(text: string): Rule[] {
  const rules: Rule[] = []
  for (const line of text.split('\n').filter((each) => each.trim())) {
    if (!/^\s/.test(line)) {
      rules.push({ path: line.trim(), headers: [] })
      continue
    }
    const [name = '', ...value] = line.trim().split(':')
    rules.at(-1)?.headers.push([name, value.join(':').trim()])
  }
  return rules
}

/** The headers of a path. A `*` at the end of a rule stands for anything. */
export function headersFor(rules: readonly Rule[], path: string): [name: string, value: string][] {
  return rules
    .filter((rule) =>
      rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path,
    )
    .flatMap(({ headers }) => headers)
}
