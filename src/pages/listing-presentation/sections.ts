import { listingPresentation } from '../../../content/pages/listing-presentation.ts'

const { videoProcess, channels, personas, process, analytics, caseStudies } = listingPresentation

/** The parts of the presentation in the order of section 2; their numbers are their places here. */
export const parts = [videoProcess, channels, personas, process, analytics, caseStudies]
