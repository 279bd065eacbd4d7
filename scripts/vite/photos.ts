/**
 * The photographs that the content names, as `virtual:photos`: encoded as AVIF and WebP at the widths in use,
 * into the build, or on request in development.
 */
import { sep } from 'node:path'
import type { Plugin } from 'vite'
import { encodePhoto, FORMATS, type Format, type PhotoFile } from '../photos/photo.ts'
import { readPhotos } from '../photos/read-photos.ts'

const MODULE = 'virtual:photos'
// Vite ids of virtual modules start with a null character.
const RESOLVED = `\0${MODULE}`
const URL_PATTERN = /^(\/assets\/photos\/[a-z0-9-]+)-(\d+)\.(avif|webp)$/
const formats = Object.keys(FORMATS) as Format[]

export function photos(content = 'content'): Plugin {
  return {
    name: 'northbow:photos',
    resolveId: { filter: { id: RegExp(`^${MODULE}$`) }, handler: () => RESOLVED },
    load: {
      filter: { id: RegExp(`${MODULE}$`) },
      async handler() {
        const read = await readPhotos(content)
        const { command, build } = this.environment.config
        if (command === 'build' && !build.ssr)
          for (const { photo, width, format } of [...read.values()].flatMap(variants))
            this.emitFile({
              type: 'asset',
              fileName: `${photo.base}-${width}.${format}`.slice(1),
              source: await encodePhoto(photo, width, format),
            })
        const table = [...read].map(([file, { source: _, ...photo }]) => [file, photo])
        return `export const photos = ${JSON.stringify(Object.fromEntries(table))}`
      },
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const [, base, width, format] = URL_PATTERN.exec(request.url ?? '') ?? []
        if (!base) return next()
        try {
          const photo = [...(await readPhotos(content)).values()].find((one) => one.base === base)
          if (!photo) return next()
          const { type } = FORMATS[format as Format]
          response.writeHead(200, { 'content-type': type })
          response.end(await encodePhoto(photo, Number(width), format as Format))
        } catch (error) {
          next(error)
        }
      })
      server.watcher.on('all', (_, path) => {
        if (!path.includes(`${sep}${content}${sep}`)) return
        for (const { moduleGraph } of Object.values(server.environments)) {
          const table = moduleGraph.getModuleById(RESOLVED)
          if (table) moduleGraph.invalidateModule(table)
        }
        if (path.includes(`${sep}photos${sep}`)) server.ws.send({ type: 'full-reload' })
      })
    },
  }
}

function variants(photo: PhotoFile): { photo: PhotoFile; width: number; format: Format }[] {
  return photo.widths.flatMap((width) => formats.map((format) => ({ photo, width, format })))
}
