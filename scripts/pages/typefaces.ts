/**
 * Takes the typefaces out of the built style sheet. A sheet that declares typefaces makes a browser lay out the whole
 * page anew, so those with files get a sheet of their own, and the fallbacks are in each page.
 */
import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const FACE = /@font-face\s*\{[^}]*\}/g

export type Typefaces = {
  /** The address of the style sheet of the typefaces with files. */
  sheet: string
  /** The rules of the fallbacks: typefaces of the visitor's device, which take no request. */
  fallbacks: string
}

/** Rewrites the style sheet at the address `styles` in the folder `dist`, and writes the new one beside it. */
export async function separateTypefaces(dist: string, styles: string): Promise<Typefaces> {
  const file = join(dist, styles)
  const css = await readFile(file, 'utf8')
  const faces = css.match(FACE) ?? []
  const withFiles = faces.filter((face) => face.includes('url(')).join('')
  if (!withFiles) throw new Error(`${styles} has no typefaces`)
  const hash = createHash('sha256').update(withFiles).digest('base64url').slice(0, 8)
  const sheet = `/assets/typefaces-${hash}.css`
  await writeFile(join(dist, sheet), withFiles)
  await writeFile(file, css.replace(FACE, ''))
  return { sheet, fallbacks: faces.filter((face) => !face.includes('url(')).join('') }
}
