/** A path as a journey in the source of a fixture. */
import type { Step } from '../../machines/kit/trace.ts'

export type NewJourney = { name: string; steps: readonly Step[] /** The state it ends in. */; ends: unknown }

const HARNESS = /import \{([^}]*)\} from '\.\.\/\.\.\/path-harness\/fixture\.ts'/
const FIXTURE_END = /\n\}\)\s*$/
const LIST = /\n {2}journeys: \[/
const LIST_END = '\n  ],'

/** The source with one more journey, its last. Not formatted. Throws where the fixture is written in another way. */
export function withJourney(source: string, journey: NewJourney): string {
  const code = journeyCode(journey)
  return withImports(withEntry(source, code), code)
}

function withEntry(source: string, code: string): string {
  const list = LIST.exec(source)
  if (!list) {
    if (!FIXTURE_END.test(source)) throw new Error('The fixture does not end with its definition.')
    return source.replace(FIXTURE_END, () => `\n  journeys: [${code}],\n})\n`)
  }
  const end = source.indexOf(LIST_END, list.index)
  if (end < 0) throw new Error('The end of the journeys was not found.')
  return `${source.slice(0, end)}\n${code}${source.slice(end)}`
}

/** Adds what the journey calls to the imports of the fixture. */
function withImports(source: string, code: string): string {
  const used = ['almostWaits', 'does', 'settles', 'waits'].filter((name) => code.includes(`${name}(`))
  return source.replace(HARNESS, (whole, names: string) => {
    const known = names.split(',').map((name) => name.trim())
    const missing = used.filter((name) => !known.includes(name))
    return missing.length
      ? whole.replace(names, `${names.replace(/,?\s*$/, '')}, ${missing.join(', ')} `)
      : whole
  })
}

function journeyCode({ name, steps, ends }: NewJourney): string {
  return `{
    name: ${JSON.stringify(name)},
    steps: [${steps.map(stepCode).join(', ')}],
    ends: ({ snapshot }) => expect(snapshot.value).toEqual(${JSON.stringify(ends)}),
  },`
}

function stepCode(step: Step): string {
  if (step.kind === 'event') return `does(${JSON.stringify(step.event)})`
  if (step.kind === 'settle') return `settles(${JSON.stringify(step.actor)}, ${JSON.stringify(step.outcome)})`
  return `${step.almost ? 'almostWaits' : 'waits'}(${JSON.stringify(step.delay)})`
}
