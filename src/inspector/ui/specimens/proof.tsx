import { clients, people } from '../../../../content/people.ts'
import { FilmPicture } from '../../../ui/FilmPicture.tsx'
import { HomeProof } from '../../../ui/HomeProof.tsx'
import { Likeness } from '../../../ui/Likeness.tsx'
import { PlayMark } from '../../../ui/PlayMark.tsx'
import { Portrait } from '../../../ui/Portrait.tsx'
import type { SpecimenEntry } from '../Specimen.tsx'

export const proof: SpecimenEntry[] = [
  {
    name: 'Portrait',
    notes: 'Someone and their opinion. Without a picture, somebody is drawn at their work.',
    stages: [
      { label: 'large, with a picture', content: <Portrait person={clients.report} size="large" /> },
      {
        label: 'small, without',
        content: (
          <ul className="tiles" role="list">
            {people.slice(0, 4).map((person) => (
              <li key={person.id}>
                <Portrait person={person} />
              </li>
            ))}
          </ul>
        ),
      },
    ],
  },
  {
    name: 'Likeness',
    notes: 'The picture of a portrait alone. It covers its container.',
    stages: [
      {
        label: 'in tiles',
        content: (
          <div className="tiles">
            {people.slice(0, 2).map((person) => (
              <Likeness key={person.id} person={person} sizes="18rem" />
            ))}
          </div>
        ),
      },
    ],
  },
  {
    name: 'FilmPicture',
    notes: 'The picture of a film that opens elsewhere, with its mark, which is small on a small picture.',
    stages: [
      {
        label: 'in tiles',
        content: (
          <div className="tiles">
            <FilmPicture scene="house-bungalow" />
            <div style={{ width: '6rem' }}>
              <FilmPicture scene="house-bungalow" />
            </div>
          </div>
        ),
      },
    ],
  },
  {
    name: 'PlayMark',
    notes: 'The mark of a film, in the lower right corner of its container.',
    stages: [
      {
        label: 'alone',
        content: (
          <div style={{ position: 'relative', height: '5rem' }}>
            <PlayMark />
          </div>
        ),
      },
    ],
  },
  {
    name: 'HomeProof',
    notes: 'A home, its place and one result. Without a picture, the place in large type over a horizon.',
    stages: [
      {
        label: 'with a picture, and without',
        content: (
          <div className="tiles">
            <HomeProof
              sample
              neighbourhood="Brentwood"
              type="Bungalow"
              fact="Sold in six days."
              picture="house-bungalow"
            />
            <HomeProof
              sample={false}
              neighbourhood="Springbank"
              type="Estate"
              fact="Sold before it was advertised."
            />
          </div>
        ),
      },
    ],
  },
]
