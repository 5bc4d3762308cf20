export { Tabs, type Tab, type TabsProps } from './tabs.tsx'
export { LinkTabs, type LinkTabsProps } from './link-tabs.tsx'
