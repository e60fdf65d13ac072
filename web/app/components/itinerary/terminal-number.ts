/** The part after "Terminal": the API gives `T2`, airports say "Terminal 2". */
export const terminalNumber = (terminal: string): string => terminal.replace(/^T(?=\d)/i, '');
