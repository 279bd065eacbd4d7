import { createFileRoute } from '@tanstack/react-router'
import { condos } from '../../content/pages/condos.ts'
import { CondoArticles } from '../features/property-types/CondoArticles.tsx'
import { CondoBuyers } from '../features/property-types/CondoBuyers.tsx'
import { CondoClosing } from '../features/property-types/CondoClosing.tsx'
import { CondoHero } from '../features/property-types/CondoHero.tsx'
import { CondoSearches } from '../features/property-types/CondoSearches.tsx'
import { CondoSellers } from '../features/property-types/CondoSellers.tsx'
import { Faqs } from '../features/property-types/Faqs.tsx'
import { pageHead } from '../seo/head.ts'

export const Route = createFileRoute('/property-types/condos')({
  head: () => pageHead(import('../../content/pages/condos.ts')),
  component: Condos,
})

function Condos() {
  const { title, items, note } = condos.faqs
  return (
    <>
      <CondoHero />
      <CondoSearches />
      <CondoArticles />
      <CondoBuyers />
      <CondoSellers />
      <Faqs title={title} items={items} note={note} />
      <CondoClosing />
    </>
  )
}
