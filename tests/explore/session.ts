/** A visit: takes one step after another on a new page, and checks every property after each. */
import { setTimeout as delay } from 'node:timers/promises'
import { newsletterRows } from '../support/newsletter-rows.ts'
import { type Actors, follow, type Thanked } from './machines.ts'
import { type Change, type Moment, type Posting, postingsOf } from './moment.ts'
import { perform } from './perform.ts'
import { type Finding, findingIn, type Pages } from './properties.ts'
import type { Step } from './step.ts'
import { openWorld, type Place, type World } from './world.ts'

/** How long a page may take to come to what must hold. */
const PATIENCE_MS = 3_000
const POLL_MS = 60

export type Visit = { steps: Step[]; finding?: Finding }
/** What is next, given what shows; nothing ends the visit. */
type Next = (world: World, moment: Moment | undefined) => Promise<Step | undefined>

/** `took` is told of each step that was taken. A step that cannot be taken is left out. */
export async function visit(
  place: Place,
  pages: Pages,
  next: Next,
  took: (change: Change) => void = () => undefined,
): Promise<Visit> {
  const world = await openWorld(place)
  const steps: Step[] = []
  const watch = watchMoments(world)
  let before: Moment | undefined
  try {
    for (let step = await next(world, before); step; step = await next(world, before)) {
      const done = await perform(world, step).then(
        () => true,
        () => false,
      )
      // A page that never opened is worse than a control that is gone.
      if (!done && step.does === 'open') throw new Error(`${step.path} does not open`)
      await world.calm()
      let after = await watch.read()
      if (done) steps.push(step)
      let finding = findingIn({ step, before, after }, pages, false)
      for (const end = Date.now() + PATIENCE_MS; finding && Date.now() < end; await delay(POLL_MS)) {
        if (findingIn({ step, before, after }, pages, true)) break
        after = await watch.readOn(after)
        finding = findingIn({ step, before, after }, pages, false)
      }
      took({ step, before, after })
      if (finding) return { steps: done ? steps : [...steps, step], finding }
      before = after
    }
    return { steps }
  } finally {
    await world.close()
  }
}

function watchMoments(world: World) {
  let actors: Actors = new Map()
  const thanked: Thanked[] = []
  /** The addresses in forms of pages that were left before they thanked. */
  const wereLeft = new Set<string>()
  let documents = 0
  let path = ''
  let wasOffline = false

  const read = async (): Promise<Moment> => {
    const notes = await world.notes()
    const sight = await world.sight()
    const isAnotherDocument = world.documents() !== documents
    if (isAnotherDocument || sight.path !== path)
      for (const { email } of world.sent())
        if (!thanked.some((one) => one.email === email)) wereLeft.add(email)
    path = sight.path
    if (isAnotherDocument) {
      documents = world.documents()
      actors = new Map()
      wasOffline = false
    }
    wasOffline ||= !world.isOnline()
    const followed = follow(actors, notes)
    actors = followed.actors
    thanked.push(...followed.thanked)
    return {
      sight,
      actors,
      notes,
      log: world.log(),
      failures: world.failures(),
      postings: await Promise.all(
        postingsOf(world.sent(), thanked, wereLeft).map(async (posting) => ({
          ...posting,
          stored: await storedRows(world, posting),
        })),
      ),
      documents,
      wasOffline,
    }
  }
  return {
    read,
    /** Once more, with what an earlier reading had told. */
    readOn: async ({ notes, log, failures }: Moment): Promise<Moment> => {
      const later = await read()
      return {
        ...later,
        notes: [...notes, ...later.notes],
        log: [...log, ...later.log],
        failures: [...failures, ...later.failures],
      }
    },
  }
}

async function storedRows(
  { site }: World,
  { kind, email }: Pick<Posting, 'kind' | 'email'>,
): Promise<number> {
  const rows = kind === 'lead' ? await site.leads(email) : await newsletterRows(site, email)
  return rows.length
}
