import { createFileRoute } from '@tanstack/react-router'
import { Banner } from '../features/evaluation/Banner.tsx'
import { Process } from '../features/evaluation/Process.tsx'
import { Proof } from '../features/evaluation/Proof.tsx'
import { Report } from '../features/evaluation/Report.tsx'
import { Top } from '../features/evaluation/Top.tsx'
import { pageHead } from '../seo/head.ts'

export const Route = createFileRoute('/evaluation')({
  head: () => pageHead(import('../../content/pages/evaluation.ts')),
  component: Evaluation,
})

function Evaluation() {
  return (
    <>
      <Top />
      <Report />
      <Proof />
      <Process />
      <Banner />
    </>
  )
}
