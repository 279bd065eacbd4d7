/**
 * Takes the typefaces out of the built style sheet, and the pictures that are too long for every page, such as the
 * mountains of the footer. They come in a sheet of their own, right after the first paint: a sheet that declares
 * typefaces makes a browser lay out the whole page anew, and the rest of the styles wait for the visitor.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import postcss, { type Rule } from 'postcss'
import { writeSheet } from './sheet-file.ts'

/** In characters. */
const LONGEST_PICTURE = 400

export type Typefaces = {
  /** The address of the style sheet of the typefaces with files, and of the pictures. */
  sheet: string
  /** The rules of the fallbacks: typefaces of the visitor's device, which take no request. */
  fallbacks: string
}

/** Rewrites the style sheet at the address `styles` in the folder `dist`, and writes the new one beside it. */
export async function separateTypefaces(dist: string, styles: string): Promise<Typefaces> {
  const file = join(dist, styles)
  const rest = postcss.parse(await readFile(file, 'utf8'))
  const separate = postcss.root()
  const fallbacks = postcss.root()
  rest.walkAtRules('font-face', (face) => {
    const target = `${face}`.includes('url(') ? separate : fallbacks
    target.append(face)
  })
  if (!separate.first) throw new Error(`${styles} has no typefaces`)
  rest.walkDecls((picture) => {
    const { parent, value } = picture
    if (value.length <= LONGEST_PICTURE || !value.includes('url("data:')) return
    if (parent?.type !== 'rule' || parent.parent !== rest) throw new Error(`A long picture within ${parent}`)
    separate.append((parent as Rule).clone({ nodes: [picture.clone()] }))
    picture.remove()
  })
  const sheet = await writeSheet(dist, 'typefaces', `${separate}`)
  await writeFile(file, `${rest}`)
  return { sheet, fallbacks: `${fallbacks}` }
}
