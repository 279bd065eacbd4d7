/** Checks the content, and names the file and the line of each mistake. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { QuadrantSchema } from '../../content/communities/quadrants.ts'
import { readPhotos } from '../photos/read-photos.ts'
import { placeProblems } from './places.ts'
import { type ContentModule, type Problem, problemsOf } from './problems.ts'
import { typingProblems } from './typography.ts'

const FOLDER = 'content'
const CONSTANTS = join(FOLDER, 'constants.ts')

type Source = { file: string; lines: readonly string[] }

/** Every mistake that would stop a build as "file:line  what". Empty when the content may be built. */
export const contentMistakes = (): Promise<string[]> => mistakesOf(problemsOf)

/** The same, and what would only read or look wrong. */
export async function allMistakes(): Promise<string[]> {
  const photos = await readPhotos(FOLDER).then(
    () => [],
    (error: Error) => error.message.split('\n').slice(1),
  )
  const places = placeProblems()
  const found = await mistakesOf((module, pages, file) => [
    ...problemsOf(module, pages),
    // What programs read, such as the beginning of a tag.
    ...(file === CONSTANTS ? [] : typingProblems(module)),
  ])
  const sources = sourcesIn(FOLDER)
  return [
    ...found,
    ...photos,
    ...places.map((problem) => `${placeOf(problem, '', sources)}  ${problem.message}`),
  ]
}

const sourcesIn = (folder: string): Source[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(folder, name))
    .sort()
    .map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n') }))

async function mistakesOf(
  problemsIn: (module: ContentModule, pages: ReadonlySet<string>, file: string) => Problem[],
): Promise<string[]> {
  const sources = sourcesIn(FOLDER)
  const modules = new Map<string, ContentModule>()
  for (const { file } of sources) modules.set(file, await import(pathToFileURL(resolve(file)).href))

  const pages = pagesOf([...modules.values()])
  const mistakes = [...modules].flatMap(([file, module]) =>
    problemsIn(module, pages, file).map(
      (problem) => `${placeOf(problem, file, sources)}  ${problem.message}`,
    ),
  )
  // An imported part is found in both files.
  return [...new Set(mistakes)].sort()
}

/** The paths of the pages, of a quadrant each among them, and of those that the footer links to until they are written. */
function pagesOf(modules: readonly ContentModule[]): Set<string> {
  const heads = modules.flatMap(({ head }) => (isHead(head) ? head.path : []))
  const quadrants = QuadrantSchema.entries.id.options.map((id) => `/communities/${id}`)
  return new Set([...heads, ...quadrants, '/privacy', '/terms', '/sitemap'])
}

function isHead(value: unknown): value is { path: string } {
  return typeof value === 'object' && value !== null && 'path' in value && typeof value.path === 'string'
}

/** The first line with the text: in the file itself, or where the file has it from. A part of it, when it is put together. */
function placeOf({ text, part: wrong = text }: Problem, file: string, sources: readonly Source[]): string {
  const own = sources.filter((source) => source.file === file)
  for (const part of [text, text.replace(/^\w+:(?:\/\/)?/, '')])
    for (const { file: name, lines } of [...own, ...sources]) {
      const line = lines.findIndex((source) => contains(source, part))
      if (line >= 0) return `${name}:${line + 1}`
    }
  for (const { file: name, lines } of [...own, ...sources]) {
    const line = lines.findIndex((source) => source.includes(wrong))
    if (line >= 0) return `${name}:${line + 1}`
  }
  // A telephone number may be typed with spaces.
  const digits = /^\+\d{11,}$/.test(text) ? text.slice(-10) : undefined
  if (digits)
    for (const { file: name, lines } of own) {
      const line = lines.findIndex((source) => source.replace(/\D/g, '').includes(digits))
      if (line >= 0) return `${name}:${line + 1}`
    }
  return existsSync(file) ? `${file}:1` : file
}

/** As a text of its own, or as the name of a property. */
function contains(source: string, part: string): boolean {
  return (
    ["'", '"', '`'].some((quote) => source.includes(`${quote}${part}${quote}`)) || source.includes(`${part}:`)
  )
}
