/** Pictures: a drawn scene by its id, or a photograph in `content/photos/`. docs/editing.md explains how to add one. */
import * as v from 'valibot'
import { portraitScenes, type SceneId, scenes } from './scenes.ts'

// Annotated for the bundler, so that pages do without the schema.
export const SceneSchema = v.picklist(/* @__PURE__ */ Object.keys(scenes) as SceneId[])
export const PortraitSceneSchema = v.picklist(portraitScenes)

const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100))

export const PhotoSchema = v.object({
  /** Path below `content/`; case matters. */
  file: v.pipe(
    v.string(),
    v.regex(
      /^photos\/[^'"]+\.(?:jpe?g|png|webp|tiff?)$/i,
      'must be a JPEG, PNG, WebP or TIFF file in photos/',
    ),
  ),
  /** What the picture shows, for people who cannot see it. */
  alt: v.pipe(v.string(), v.trim(), v.minLength(5, 'needs an alternative text (alt): say what it shows')),
  /** The point that stays visible when the picture is cropped, in percent from the left and the top edge. */
  focus: v.exactOptional(v.object({ x: percent, y: percent })),
})
export type Photo = v.InferOutput<typeof PhotoSchema>

export const PictureSchema = v.union([SceneSchema, PhotoSchema])
export type Picture = v.InferOutput<typeof PictureSchema>

/** The photographs anywhere below a value, and what is wrong with each. */
export function photosIn(value: unknown, seen = new Set<unknown>()): { file: string; issues: string[] }[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return []
  seen.add(value)
  const inside = Object.values(value).flatMap((one) => photosIn(one, seen))
  if (!('file' in value) || typeof value.file !== 'string') return inside
  const { issues = [] } = v.safeParse(PhotoSchema, value)
  return [
    ...inside,
    {
      file: value.file,
      issues: issues.map((issue) => (issue.received === 'undefined' ? missing(issue) : issue.message)),
    },
  ]
}

const missing = (issue: v.BaseIssue<unknown>): string =>
  v.getDotPath(issue) === 'alt'
    ? 'needs an alternative text (alt): say what it shows'
    : `lacks ${v.getDotPath(issue) ?? 'something'}`
