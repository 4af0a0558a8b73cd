export { mountApiDocs } from './mount-api-docs.ts'
export { apiDocsRoutes } from './staff-routes.ts'
