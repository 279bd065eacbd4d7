import { createFileRoute } from '@tanstack/react-router'
import { ChapterSection } from '../pages/videos/ChapterSection.tsx'
import { chapters } from '../pages/videos/chapters.ts'
import { VideosClosing } from '../pages/videos/VideosClosing.tsx'
import { VideosHero } from '../pages/videos/VideosHero.tsx'
import { pageHead } from '../seo/head.ts'

export const Route = createFileRoute('/videos')({
  head: ({ match }) => pageHead(match, () => import('../../content/pages/videos.ts')),
  component: Videos,
})

const TONES = ['light', 'sunk', 'dark', 'sunk'] as const

function Videos() {
  return (
    <>
      <VideosHero />
      {chapters.map((chapter, index) => (
        <ChapterSection key={chapter.id} chapter={chapter} tone={TONES[index] ?? 'light'} />
      ))}
      <VideosClosing />
    </>
  )
}
