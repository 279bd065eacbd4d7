import { videos } from '../../../content/pages/videos.ts'

/** The chapters with their films, numbered across all chapters. Throws for a film that does not exist. */
export const chapters = videos.chapters.map((chapter, index) => {
  const before = videos.chapters.slice(0, index).reduce((sum, { ids }) => sum + ids.length, 0)
  const films = chapter.ids.map((id, place) => {
    const video = videos.items.find((item) => item.id === id)
    if (!video) throw new Error(`The chapter "${chapter.title}" names a film that does not exist: ${id}`)
    return { ...video, number: before + place + 1 }
  })
  return { ...chapter, films }
})

export type Chapter = (typeof chapters)[number]
export type Film = Chapter['films'][number]
