export { writeBackup } from './dump.ts'
export { countRows, loadBackup } from './load.ts'
export { recordBackup } from './record.ts'
export { assertNotRestoring } from './restore-state.ts'
