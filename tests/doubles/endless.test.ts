import { randomUUID } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chooseGateways, type GatewaySettings } from '@jatra/api/choose-gateways'
import { createS3Files } from '@jatra/api/providers/files/s3-files'
import { newFileKey } from '@jatra/api/providers/files/files-provider'
import { createDuffelSupplier } from '@jatra/api/providers/flights/duffel/duffel-supplier'
import { createOpenIdProvider } from '@jatra/api/providers/identity/openid-provider'
import { GatewayError } from '@jatra/api/providers/payments/gateway'
import { useTestDatabase } from '@jatra/api/testing/test-database'
import { createLogger } from '@jatra/contract/observability/logging'
import { createClient } from '@jatra/contract/http/client'
import { listPackages } from '@jatra/contract/holiday/endpoints'
import { expect, it, onTestFinished } from 'vitest'
import { createRemoteApi } from '../../app/server/backend/remote-api.server.ts'
import { createSiteProof } from '../../app/server/guards/site-proof.server.ts'
import { oneWay, searched } from './duffel/open-duffel.ts'
import { shopAsJson } from './nagad/server.ts'
import { asked, NOW } from './sslcommerz/open-sslcommerz.ts'

const database = useTestDatabase()
const log = createLogger(() => undefined)
const proof = createSiteProof(['a secret between site and api of these tests'], () => NOW)
/** Where an answer without a limit stops after all. */
const FAR = 100_000_000

/** A service whose answers do not end. @returns its address, and how many bytes it was let send */
async function startEndless(status = 200) {
  let sent = 0
  const chunk = Buffer.alloc(1_000_000, ' ')
  const server = createServer((request, response) => {
    request.resume()
    response.writeHead(status, { 'content-type': 'application/json' })
    const more = () => {
      while (sent < FAR) {
        sent += chunk.length
        if (!response.write(chunk)) return
      }
      response.end()
    }
    response.on('drain', more)
    more()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent: () => sent,
  }
}

function gatewaysAt(settings: GatewaySettings) {
  const deps = { log, clock: () => NOW, newId: randomUUID, secrets: ['a secret of the tests'] }
  return chooseGateways({ pricing: {}, gateways: settings }, { ...deps, db: database.db })
}

it.each(['sslcommerz', 'bkash', 'nagad'] as const)('%s is not read for ever', async (name) => {
  const { baseUrl, sent } = await startEndless()
  const gateways = gatewaysAt({
    sslcommerz: { storeId: 'shop', storePassword: 'word', baseUrl },
    bkash: {
      ...{ username: 'u', password: 'p', appKey: 'k', appSecret: 's', baseUrl },
      ...{ topicArn: null, shortCode: null },
    },
    nagad: {
      ...{ merchantId: shopAsJson.merchantId, accountNumber: '01300000000', baseUrl },
      ...{ privateKey: shopAsJson.own, publicKey: shopAsJson.theirs },
    },
  })
  await expect(gateways[name]?.createPayment(asked)).rejects.toThrow(GatewayError)
  expect(sent()).toBeLessThan(FAR)
})

it('Duffel is not read for ever', async () => {
  const { baseUrl, sent } = await startEndless()
  const supplier = createDuffelSupplier({
    ...{ accessToken: 'duffel_test_x', baseUrl, log, clock: () => NOW },
    webhookSecret: 'secret',
  })
  await expect(supplier.search(oneWay('DAC-BKK'), searched)).rejects.toMatchObject({
    kind: 'unreachable',
  })
  expect(sent()).toBeLessThan(FAR)
})

it('an issuer is not read for ever', async () => {
  const { baseUrl: issuer, sent } = await startEndless()
  const client = { clientId: 'c', clientSecret: 's', redirectUri: 'http://jatra.test/back' }
  const checks = { state: 's', nonce: 'n', codeVerifier: 'v'.repeat(43) }
  const starting = createOpenIdProvider({ ...client, issuer }).start(checks, { language: 'en' })
  await expect(starting).rejects.toMatchObject({ reason: 'away' })
  expect(sent()).toBeLessThan(FAR)
})

it('a file store is not read for ever, neither its files nor its errors', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'jatra-endless-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'file')
  writeFileSync(path, 'x')
  const keys = { accessKeyId: 'k', secretAccessKey: 's', region: 'r', bucket: 'b' }
  for (const status of [200, 403]) {
    const { baseUrl: endpoint, sent } = await startEndless(status)
    const files = createS3Files({ ...keys, endpoint })
    const read = async () => new Response(await files.read(newFileKey())).arrayBuffer()
    await expect(read()).rejects.toThrow('over')
    await expect(files.write(newFileKey(), path)).rejects.toThrow('over')
    expect(sent()).toBeLessThan(FAR)
  }
})

it('an API on another host is not read for ever', async () => {
  const { baseUrl, sent } = await startEndless()
  const { transport } = createRemoteApi(baseUrl, proof, log)
  const calling = createClient(transport, 'http://site.test').call(listPackages, { query: {} })
  await expect(calling).rejects.toThrow()
  expect(sent()).toBeLessThan(FAR)
})

it('an API that trickles is given as long as the longest request', async () => {
  let answering: ServerResponse | undefined
  const server = createServer((_, response) => {
    answering = response.writeHead(200, { 'content-type': 'application/json' })
    response.write('[')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  let now = 0
  const { transport } = createRemoteApi(host, proof, log, () => now)
  const answer = await transport(new Request('http://site.test/api/package'))
  now = 150_001
  answering?.write(' ')
  await expect(answer.text()).rejects.toThrow('over 150000 ms')
})
