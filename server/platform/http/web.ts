import type { App } from './app-types.ts'

export async function webPages(_app: App) {}
