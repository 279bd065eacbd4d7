/**
 * The folder of the drawn scenes, as `virtual:scenes`. Its name changes with any of them, so that pages need one
 * address instead of the hash of each scene. In development it is the source folder. The build ships scenes small,
 * also those that a module or a style sheet imports.
 */
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { shippedScene } from '../scenes/scene.ts'

const MODULE = 'virtual:scenes'
// Vite ids of virtual modules start with a null character.
const RESOLVED = `\0${MODULE}`
const SOURCE = 'src/assets/scenes'

export function scenes(): Plugin {
  return {
    name: 'northbow:scenes',
    resolveId: { filter: { id: RegExp(`^${MODULE}$`) }, handler: () => RESOLVED },
    load: {
      filter: { id: RegExp(`${MODULE}$`) },
      async handler() {
        const { command, build } = this.environment.config
        if (command !== 'build') return `export const folder = '/${SOURCE}'`
        const drawings = await readDrawings()
        const hash = createHash('sha256')
        for (const [name, drawing] of drawings) hash.update(name).update(drawing)
        const folder = `assets/scenes-${hash.digest('hex').slice(0, 8)}`
        if (!build.ssr)
          for (const [name, source] of drawings)
            this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source })
        return `export const folder = '/${folder}'`
      },
    },
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && file.originalFileNames.some((name) => name.startsWith(SOURCE)))
          file.source = shippedScene(file.source.toString())
    },
  }
}

async function readDrawings(): Promise<[name: string, drawing: string][]> {
  const names = (await readdir(SOURCE)).sort()
  return Promise.all(
    names.map(async (name) => [name, shippedScene(await readFile(join(SOURCE, name), 'utf8'))]),
  )
}
