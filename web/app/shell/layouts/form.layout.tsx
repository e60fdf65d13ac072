import { useIntl } from 'react-intl';
import { Outlet } from 'react-router';
import { ChakraProvider } from '#web/app/ui/provider/chakra-provider.tsx';

/**
 * Around pages with a form whose answer only their loader asks for, on the server: brings Chakra
 * without Apollo.
 */
export default function FormLayout() {
  return (
    <ChakraProvider language={useIntl().locale}>
      <Outlet />
    </ChakraProvider>
  );
}
