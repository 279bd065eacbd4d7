/** `npm run make -- artwork [scenes landmarks icons card edge posters film check]`: generates the site's pictures and film, or only the named parts. */
import { makeCard } from './card.ts'
import { checkMedia } from './check.ts'
import { makeEdge, makeFilms, makePosters } from './hero.ts'
import { makeIcons } from './icons.ts'
import { makeLandmarks } from './landmarks.ts'
import { makeScenes } from './scenes.ts'

const parts = {
  scenes: makeScenes,
  landmarks: makeLandmarks,
  icons: makeIcons,
  card: makeCard,
  edge: makeEdge,
  posters: makePosters,
  film: makeFilms,
  check: async () => {
    if (!checkMedia()) process.exitCode = 1
  },
}

async function main(): Promise<void> {
  const wanted = process.argv.slice(2)
  for (const [name, make] of Object.entries(parts)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    console.log(`${name} …`)
    await make()
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
