import type { Plugin } from 'vite'

/** Leaves the rules that the transitions of machines name out of a build: only tests and tools read them. */
export function withoutRules(): Plugin {
  return {
    name: 'northbow-without-rules',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/machines\/[\w-]+\.ts$/ },
      handler: (code) => ({ code: withoutMeta(code), map: null }),
    },
  }
}

/** The source of a machine without the `meta` of its transitions. */
export function withoutMeta(source: string): string {
  return source.replace(/\bmeta: rules\([^)]*\),?/g, '')
}
