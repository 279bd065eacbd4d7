import { equal, match } from 'node:assert/strict'
import { home } from '../../../content/pages/home.ts'
import { all, sees } from '../../path-harness/checks.ts'
import type { Screen } from '../../path-harness/screen.ts'
import type { Part, Text, Visitor } from '../../path-harness/visitor.ts'

const { pauseAction, resumeAction } = home.hero

const hero: Part = { selector: 'section[data-video]' }
/** The wish for less motion hides it. */
const button: Part = { selector: '.motion-only button', inside: hero }

const shows = (region: 'content' | 'video' | 'motion', state: Text) =>
  sees(hero, { attributes: { [`data-${region}`]: state } })

const namesButton = (name: string) => async (visitor: Visitor) => {
  if (await visitor.isShown(button)) await visitor.sees(button, { name })
}
const standsStill = (visitor: Visitor) =>
  visitor.until(async () => equal((await visitor.film()).paused, true, 'the film stands still'))

export const screen: Screen = {
  // The content's delay begins as soon as the page runs.
  open: (visitor) => visitor.open('/', 'stopped at once'),
  gestures: {
    'video.playing': async (visitor) => {
      // Held on its frame, a film plays only if it had begun to when the button was pressed.
      const isHeld = await visitor.isShown({ selector: 'section[data-motion=paused]' })
      await visitor.tellOfFilm('playing', isHeld ? 'anyway' : undefined)
    },
    'video.failed': async (visitor) => {
      // A film that is playing fails on broken data.
      const isPlaying = await visitor.isShown({ selector: 'section[data-video=playing]' })
      await visitor.tellOfFilm('error', isPlaying ? 'anyway' : undefined)
    },
    'video.unwanted': async (visitor) => {
      await visitor.prefers('lessMotion', false)
      await visitor.prefers('lessMotion', true)
    },
    'motion.pause': (visitor) => visitor.tap(button),
    'motion.resume': (visitor) => visitor.tap(button),
  },
  states: {
    'content.waiting': shows('content', 'waiting'),
    'content.shown': shows('content', 'shown'),
    'video.wanted': shows('video', /^(loading|playing)$/),
    'video.wanted.loading': shows('video', 'loading'),
    'video.wanted.playing': async (visitor) => {
      await shows('video', 'playing')(visitor)
      await visitor.until(async () => match((await visitor.film()).source, /\/media\/hero-/))
    },
    'video.unavailable': shows('video', 'unavailable'),
    'motion.moving': all(shows('motion', 'moving'), namesButton(pauseAction)),
    'motion.paused': all(shows('motion', 'paused'), namesButton(resumeAction), standsStill),
  },
  effects: {
    'stops watchPreferences': 'a page that is left must leave no listener behind',
    'stops playVideo': (visitor) =>
      visitor.until(async () => equal((await visitor.film()).source, '', 'the film is no longer loaded')),
    'starts holdVideo': standsStill,
    'stops holdVideo': (visitor) =>
      visitor.until(async () => {
        const { source, paused } = await visitor.film()
        equal(paused, source === '', 'a film that was begun goes on')
      }),
  },
}
