/**
 * Every component that uses a machine is walked: what runs while the pages are prerendered, and what the source says, are
 * compared with the places that the machines' folders list. A new component fails here until it is a place.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { useActorRef } from '@xstate/react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { machines } from '../../machines/index.ts'
import { load, loadPlaces, machineNames } from '../path-harness/discover.ts'

/** A machine that a page starts when it is prerendered, and the component that runs it. */
type Started = { machine: string; component: string }
const started = vi.hoisted((): { now: Started[] } => ({ now: [] }))

vi.mock('../../src/browser/use-machine-actor.ts', () => ({
  useMachineActor: (...[machine, options]: Parameters<typeof useActorRef<AnyStateMachine>>) => {
    const [component = ''] = /src\/[\w/.-]+\.tsx/.exec(new Error('Called here').stack ?? '') ?? []
    started.now.push({ machine: machine.id, component })
    return useActorRef(machine, options)
  },
}))

/** What each page starts. */
const pages = new Map<string, Started[]>()
/** On every page: the header, the footer, and what surrounds them. */
let shell: Started[] = []

beforeAll(async () => {
  const { pagePaths, renderPage } = await import('../../src/prerender.tsx')
  for (const path of pagePaths()) {
    started.now = []
    await renderPage(path)
    pages.set(path, started.now)
  }
  // A page of the team has a bar of its own in place of the header, and no footer.
  const [first = [], ...others] = [...pages.values()].filter((page) => page.some(hasHeader))
  shell = first.filter((one) => others.every((page) => page.some((other) => isSame(one, other))))
})

/** What a page starts besides what every page does. */
function ownOf(page: readonly Started[]): Started[] {
  const others = [...shell]
  return page.filter((one) => {
    const index = others.findIndex((other) => isSame(one, other))
    if (index >= 0) others.splice(index, 1)
    return index < 0
  })
}

const isSame = (one: Started, other: Started) =>
  one.machine === other.machine && one.component === other.component
const hasHeader = ({ component }: Started) => component === 'src/features/navigation/Header.tsx'
const idOf = (name: (typeof machineNames)[number]) => machines[name].machine.id

const NOT_LISTED = 'Name the page in `pages` of the view of the machine, or the component in its places.ts'

describe('what pages start', () => {
  it('is on each page what views and places name', async () => {
    const named: string[] = []
    for (const name of machineNames) {
      const places = Object.values(await loadPlaces(name)).flatMap((place) =>
        'page' in place ? place.page : [],
      )
      const { pages: own = [] } = await load(name, 'view')
      for (const page of [...own, ...places]) named.push(`${page} has ${idOf(name)}`)
    }
    const found = [...pages].flatMap(([page, all]) =>
      ownOf(all).map(({ machine }) => `${page} has ${machine}`),
    )
    // The content may have any number of films: the first stands for all.
    expect([...new Set(found)].sort(), NOT_LISTED).toEqual([...new Set(named)].sort())
  })
})

describe('what the source says', () => {
  const sources = new Map(
    readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('inspector'))
      .map((file) => [`src/${file}`, readFileSync(`src/${file}`, 'utf8')]),
  )

  /** The components that call a function, themselves or by hooks of their own. */
  function callersOf(name: string, definedIn: string): string[] {
    return [...sources].flatMap(([file, source]) => {
      if (file === definedIn || !RegExp(`\\b${name}(<.*>)?\\(`).test(source)) return []
      if (file.endsWith('.tsx')) return file
      return [...source.matchAll(/export function (use\w+)/g)].flatMap(([, hook = '']) =>
        callersOf(hook, file),
      )
    })
  }

  it('is that no other component runs a machine than those that are walked', async () => {
    const running = new Set(callersOf('useMachineActor', 'src/browser/use-machine-actor.ts'))
    const walked = new Set([...pages.values()].flat().map(({ component }) => component))
    for (const name of machineNames) {
      const views = [await load(name, 'view'), ...Object.values(await loadPlaces(name))]
      for (const view of views) if ('component' in view && view.component) walked.add(view.component)
    }
    expect([...running].sort()).toEqual([...walked].sort())
  })
})
