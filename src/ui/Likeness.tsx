import type { Person } from '../../content/people-schema.ts'
import { Scene } from './Scene.tsx'
import { sceneUrl } from './scene-url.ts'

type Props = {
  person: Pick<Person, 'picture' | 'drawing'>
  /** Width of a photograph on the page, as in the attribute of the same name. */
  sizes: string
}

/** Someone's picture, which covers its container. Without one, somebody drawn at their work. */
export function Likeness({ person: { picture, drawing }, sizes }: Props) {
  if (picture) return <Scene scene={picture} className="cover" sizes={sizes} />
  return (
    drawing && (
      <img
        className="cover"
        src={sceneUrl(drawing)}
        alt=""
        width={400}
        height={500}
        loading="lazy"
        decoding="async"
      />
    )
  )
}
