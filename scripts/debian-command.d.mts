export declare function debianCommand(command: string, packageName: string): string
