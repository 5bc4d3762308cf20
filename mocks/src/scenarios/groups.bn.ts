import type { ScenarioGroup } from './scenario.ts'

export const scenarioGroups: Record<ScenarioGroup, string> = {
  'The whole service': 'পুরো সেবা',
  Flights: 'ফ্লাইট',
  'Holidays and visas': 'হলিডে ও ভিসা',
  Paying: 'টাকা দেওয়া',
  'After paying': 'টাকা দেওয়ার পর',
  'Signing in': 'সাইন ইন',
  'The account': 'অ্যাকাউন্ট',
  'The desk': 'ডেস্ক',
}
