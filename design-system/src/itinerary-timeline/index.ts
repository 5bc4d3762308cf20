export {
  ItineraryTimeline,
  dayChangeText,
  type ItineraryTimelineProps,
  type TimelineLayover,
  type TimelineSegment,
  type TimelineStop,
} from './itinerary-timeline.tsx'
