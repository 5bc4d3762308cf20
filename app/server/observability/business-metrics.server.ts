import { setTimeout as wait } from 'node:timers/promises'
import { Gauge, type Registry } from 'prom-client'
import type { Backend } from '../backend/backend.server.ts'

export interface BusinessSources {
  /** The load of the database's connection pools; empty where this process has none. */
  pools: NonNullable<Backend['pools']>
  /** Absent where this process has no database. */
  figures: Backend['figures']
  /** Epoch milliseconds. */
  now: () => number
}

/** The database is asked at most once in this time, however often metrics are scraped. */
const KEPT_MS = 10_000
/** A scrape must not hang with the database: it gets the previous figures instead. */
const PATIENCE_MS = 2_000

/** Gauges of orders, money, emails, cancellations, jobs and connection pools, read when scraped. */
export function createBusinessMetrics(registry: Registry, sources: BusinessSources) {
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Gauge({ name, help, labelNames, registers: [registry] })
  const pool = gauge('jatra_db_pool_connections', 'Connections, and who waits for one', [
    'pool',
    'state',
  ])
  const up = gauge('jatra_figures_up', '1 when the database answered the last question', [])
  const orders = gauge('jatra_orders_last_day', 'Orders of the last 24 hours', [
    'service',
    'status',
  ])
  const orderMoney = gauge('jatra_orders_last_day_bdt', 'What they come to', ['service', 'status'])
  const unsettled = gauge('jatra_payments_unsettled', 'Payments held, and refunds not confirmed', [
    'outcome',
  ])
  const unsettledMoney = gauge('jatra_payments_unsettled_bdt', 'What they come to', ['outcome'])
  const emails = gauge('jatra_emails', 'Emails not sent: waiting, or given up', ['state'])
  const emailAge = gauge('jatra_emails_oldest_seconds', 'Age of the oldest of them', ['state'])

  const cancellations = gauge(
    'jatra_cancellations_waiting',
    'Cancellations that wait for a person',
    ['problem'],
  )
  const cancellationAge = gauge('jatra_cancellations_oldest_seconds', 'Age of the oldest of them', [
    'problem',
  ])
  const withoutSupplier = gauge(
    'jatra_bookings_without_supplier',
    'Flights that are under way or still to be flown, and whose supplier is not configured any more',
    ['supplier'],
  )
  const fareRateAge = gauge('jatra_fare_rate_age_days', 'Days since FARE_RATE was set', [
    'currency',
  ])
  const jobs = gauge('jatra_jobs', 'Background jobs: waiting, or given up', ['queue', 'state'])

  let asked: Promise<void> | undefined
  let askedAt = -Infinity

  function show(figures: Awaited<ReturnType<NonNullable<Backend['figures']>>>): void {
    const money = [orders, orderMoney, unsettled, unsettledMoney]
    const waiting = [cancellations, cancellationAge, withoutSupplier, jobs]
    for (const one of [...money, ...waiting]) one.reset()
    for (const { serviceType: service, status, count, bdt } of figures.orders) {
      orders.set({ service, status }, count)
      orderMoney.set({ service, status }, bdt)
    }
    for (const { outcome, count, bdt } of figures.unsettled) {
      unsettled.set({ outcome }, count)
      unsettledMoney.set({ outcome }, bdt)
    }
    for (const { problem, count, oldestSeconds } of figures.cancellations) {
      cancellations.set({ problem }, count)
      cancellationAge.set({ problem }, oldestSeconds)
    }
    for (const { supplier, count } of figures.withoutSupplier) {
      withoutSupplier.set({ supplier }, count)
    }
    const { fareRateAge: age } = figures
    if (age) fareRateAge.set({ currency: age.currency }, age.days)
    for (const { queue, state, count } of figures.jobs) jobs.set({ queue, state }, count)
    for (const state of ['waiting', 'failed'] as const) {
      const found = figures.emails.find((one) => one.state === state)
      emails.set({ state }, found?.count ?? 0)
      emailAge.set({ state }, found?.oldestSeconds ?? 0)
    }
  }

  return {
    async refresh(): Promise<void> {
      for (const { name, max, total, idle, waiting } of sources.pools()) {
        pool.set({ pool: name, state: 'max' }, max)
        pool.set({ pool: name, state: 'used' }, total - idle)
        pool.set({ pool: name, state: 'idle' }, idle)
        pool.set({ pool: name, state: 'waiting' }, waiting)
      }
      if (!sources.figures) return
      if (sources.now() - askedAt >= KEPT_MS) {
        askedAt = sources.now()
        asked = sources.figures().then(
          (figures) => {
            show(figures)
            up.set(1)
          },
          () => up.set(0),
        )
      }
      await Promise.race([asked, wait(PATIENCE_MS, undefined, { ref: false })])
    },
  }
}
