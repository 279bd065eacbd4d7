/** What must agree across the files of the content: communities, their figures, and who names them. */
import { caseStudies } from '../../content/case-studies.ts'
import { communityDirectory } from '../../content/communities/directory.ts'
import { factsRows } from '../../content/communities/facts.ts'
import { luxuryHomes } from '../../content/homes.ts'
import { videos } from '../../content/pages/videos.ts'
import { clients, people } from '../../content/people.ts'
import { buyerVideos } from '../../content/videos/buyers.ts'
import type { Problem } from './problems.ts'

const FACTS = 'content/communities/facts.ts'

/** A problem of the file that its text is found in. */
export function placeProblems(): Problem[] {
  const { communities } = communityDirectory
  const names = communities.map(({ name }): string => name)
  const inCity = communities.filter(({ zone }) => zone !== 'surrounding').map(({ name }): string => name)
  const withFigures = Object.keys(factsRows)
  const named = [...people, ...Object.values(clients), ...luxuryHomes, ...caseStudies]
  const films = buyerVideos.map(({ id }): string => id)
  return [
    ...videos.chapters.flatMap(({ title, ids }) =>
      ids
        .filter((id) => !films.includes(id))
        .map((id: string) => ({
          text: id,
          message: `The chapter “${title}” names a film that does not exist: use an id of content/videos/buyers.ts`,
        })),
    ),
    ...films
      .filter((id) => !videos.chapters.some(({ ids }) => ids.some((one) => one === id)))
      .map((id) => ({
        text: id,
        message: `The film “${id}” is in no chapter: name it in content/pages/videos.ts`,
      })),
    ...inCity
      .filter((name) => !withFigures.includes(name))
      .map((name) => ({
        text: name,
        message: `“${name}” has no figures: copy a line of ${FACTS}, change name, code, quadrant, longitude and latitude, then npm run facts`,
      })),
    ...withFigures
      .filter((name) => !inCity.includes(name))
      .map((name) => ({
        text: name,
        part: `${name.includes(' ') ? `'${name}'` : name}: [`,
        message: `“${name}” is no community of the city: add it to its zone in content/communities/, or delete this line`,
      })),
    ...communities.flatMap(({ name, zone }, index) => {
      const before = communities[index - 1]
      return before?.zone === zone && before.name.localeCompare(name) > 0
        ? [{ text: name, message: `“${name}” belongs before “${before.name}”: the list is alphabetical` }]
        : []
    }),
    ...named.flatMap(({ neighbourhood }) =>
      neighbourhood === undefined || names.includes(neighbourhood)
        ? []
        : [
            {
              text: neighbourhood,
              part: `neighbourhood: '${neighbourhood}'`,
              message: `“${neighbourhood}” is in no list of content/communities/: use its name there, or add it`,
            },
          ],
    ),
  ]
}
