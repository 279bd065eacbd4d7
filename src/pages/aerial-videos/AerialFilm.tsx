import type { aerialVideos } from '../../../content/pages/aerial-videos.ts'
import { VideoEmbed } from '../../features/embed/VideoEmbed.tsx'

type Props = { embed: (typeof aerialVideos.showcase.items)[number] | typeof aerialVideos.main.embed }

/** An embedded film with its caption. */
export function AerialFilm({ embed }: Props) {
  return (
    <figure className="column">
      <VideoEmbed {...embed} />
      <figcaption className="secondary">{embed.description}</figcaption>
    </figure>
  )
}
