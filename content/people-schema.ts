/** What the content says of a person: `content/people.ts`. */
import * as v from 'valibot'
import { PictureSchema, PortraitSceneSchema } from './pictures.ts'
import { PublishedSchema } from './published.ts'

const text = v.pipe(v.string(), v.nonEmpty())

const person = {
  sample: v.boolean(),
  /** Or initials. Without one, the role stands in its place. */
  name: v.exactOptional(text),
  role: text,
  neighbourhood: v.exactOptional(text),
  quote: text,
  /** When it was said, such as June 2026. */
  when: v.exactOptional(text),
  source: v.exactOptional(PublishedSchema),
  /** A portrait. */
  picture: v.exactOptional(PictureSchema),
  /** Stands in for a picture. */
  drawing: v.exactOptional(PortraitSceneSchema),
}

export const PersonSchema = v.object(person)
export type Person = v.InferOutput<typeof PersonSchema>

export const TeamMemberSchema = v.pipe(
  v.object({
    ...person,
    id: v.pipe(v.string(), v.regex(/^[a-z-]+$/)),
    /** `agent`: may be the client's contact. `office`: works for every agent. */
    place: v.picklist(['agent', 'office']),
    specialty: text,
    askAbout: text,
  }),
  v.check(
    ({ place, picture, drawing }) => place === 'office' || Boolean(picture ?? drawing),
    'needs a picture or a drawing',
  ),
)
export type TeamMemberFields = v.InferOutput<typeof TeamMemberSchema>
