export { openRenderer as openPdfRenderer } from './renderer.ts'
