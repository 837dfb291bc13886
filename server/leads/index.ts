export { type Enquiry, leadFromEnquiry, noteOnLeadsOf } from './from-outside.ts'
export { leadJobs } from './jobs.ts'
export { leadRoutes } from './routes.ts'
export { leadSettings } from './settings.ts'
