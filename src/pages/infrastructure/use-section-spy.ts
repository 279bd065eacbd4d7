import { createRef, useMemo } from 'react'
import type { EventFrom } from 'xstate'
import { sectionSpy } from '../../../machines/section-spy.ts'
import { watchScroll } from '../../browser/scroll.ts'
import { useMachineActor } from '../../browser/use-machine-actor.ts'
import { watcher } from '../../browser/watcher.ts'

type Event = EventFrom<typeof sectionSpy>
type Input = { sections: readonly string[] }

/**
 * Tracks which of `sections`, given in page order, is being read. `refOf` returns the ref for a section; one
 * that is not rendered is never current. Sections are measured in the frame in which the page scrolls.
 */
export function useSectionSpy<Section extends string>(sections: readonly [Section, ...Section[]]) {
  const refs = useMemo(
    () => new Map(sections.map((section) => [String(section), createRef<HTMLDivElement>()])),
    [sections],
  )
  const machine = useMemo(() => {
    const topOf = (section: string) =>
      refs.get(section)?.current?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY
    return sectionSpy.provide({
      actors: {
        watchSections: watcher<Event, Input>((report, input) =>
          watchScroll(() => report({ type: 'sections.measured', tops: input.sections.map(topOf) })),
        ),
      },
    })
  }, [refs])
  const actor = useMachineActor(machine, { input: { sections } })
  return { actor, refOf: (section: Section) => refs.get(section) }
}
