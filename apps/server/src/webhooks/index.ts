/** What other features use of the webhooks. */
export {
  findLastReplay,
  insertEndpoint,
  insertReplay,
  listEndpoints,
  lockEndpoint,
  type ReplayRange,
  updateEndpoint,
  updateSecrets,
} from './queries/endpoints.ts'
export { openSecrets, sealSecrets } from './secrets.ts'
export { createSecret } from './sign.ts'
