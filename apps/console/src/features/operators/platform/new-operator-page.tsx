import { useMe } from '#core/session/session.ts'
import { Columns, Stack } from '#parts/layout/columns.tsx'
import { Page } from '#parts/layout/page.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import { Progress } from '../first-run/progress.tsx'
import { StepList } from '../first-run/step-list.tsx'
import { stepNames } from '../first-run/steps.ts'
import { LookChoice } from '../look/look-choice.tsx'
import { PreviewPanel } from '../look/preview-panel.tsx'
import { CreateButton } from './create-button.tsx'
import { NewOperatorForm } from './new-operator-form.tsx'
import { StartFrom } from './start-from.tsx'
import { useNewOperator } from './use-new-operator.ts'

/** Creates an operator from a template. The steps after it are the first run of the new operator. */
export function NewOperatorPage() {
  const { name, operators } = useMe()
  const [first = name] = name.split(' ')
  const { entered, appearance, common, errors, change, setAppearance, startFrom } = useNewOperator()
  return (
    <Page title={operators.length === 0 ? `Welcome, ${first}. Create the first operator.` : 'New operator'}>
      <Progress done={0} all={stepNames.length - 1} />
      <Columns kind="three">
        <StepList
          current="address"
          isDone={() => false}
          footer="The operator is created first. The other steps can then be done in any order."
        />
        <Stack>
          <Panel
            title="Name, address and rules"
            about={<span>All but the code and the currency can be changed later</span>}
          >
            {operators.length > 0 && <StartFrom operators={operators} onChoose={startFrom} />}
            <NewOperatorForm value={entered} onChange={change} />
          </Panel>
          <Panel
            title="Brand and look"
            footer={
              <CreateButton entered={entered} appearance={appearance} common={common} errors={errors} />
            }
          >
            <LookChoice value={appearance} onChange={setAppearance} />
          </Panel>
        </Stack>
        <PreviewPanel name={entered.name ?? ''} value={appearance} />
      </Columns>
    </Page>
  )
}
