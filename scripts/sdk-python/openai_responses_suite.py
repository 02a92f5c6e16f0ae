"""OpenAI's own SDK against the gateway, on Responses."""

import json

import openai
from checks import DEGREES, GREETING, PIXEL, URL, Trip, expect, expect_raised, run

client = openai.OpenAI(base_url=f"{URL}/v1", api_key="none", max_retries=0)
weather = {
    "type": "function",
    "name": "weather",
    "description": "The weather of a city.",
    "parameters": {"type": "object", "properties": {"city": {"type": "string"}}, "required": ["city"]},
    "strict": False,
}


def a_text(model: str) -> None:
    response = client.responses.create(model=model, input="Say hello.")
    expect((response.output_text, response.status, response.model), (GREETING, "completed", model))
    expect(response.usage and response.usage.output_tokens, 12)


def a_stream(model: str) -> None:
    pieces: list[str] = []
    with client.responses.stream(model=model, input="Say hello.") as stream:
        for event in stream:
            if event.type == "response.output_text.delta":
                pieces.append(event.delta)
        response = stream.get_final_response()
    expect(("".join(pieces), response.output_text, response.status), (GREETING, GREETING, "completed"))
    expect(len(pieces) > 1, True)


def a_tool_loop(model: str) -> None:
    said: list[object] = [{"role": "user", "content": "How is the weather?"}]
    with client.responses.stream(model=model, input=said, tools=[weather]) as stream:
        response = stream.get_final_response()
    calls = [item for item in response.output if item.type == "function_call"]
    expect([json.loads(call.arguments) for call in calls], [{"city": "Zürich"}])
    said += [item.model_dump(exclude_none=True, exclude={"parsed_arguments"}) for item in response.output]
    said += [{"type": "function_call_output", "call_id": call.call_id, "output": DEGREES} for call in calls]
    response = client.responses.create(model=model, input=said, tools=[weather])
    expect(response.output_text, f"It has {DEGREES}.")


def a_conversation_that_goes_on(model: str) -> None:
    first = client.responses.create(model=model, input="How is the weather?", tools=[weather])
    results = [
        {"type": "function_call_output", "call_id": item.call_id, "output": DEGREES}
        for item in first.output
        if item.type == "function_call"
    ]
    response = client.responses.create(model=model, previous_response_id=first.id, input=results, tools=[weather])
    expect(response.output_text, f"It has {DEGREES}.")


def an_image(model: str) -> None:
    picture = {"type": "input_image", "detail": "auto", "image_url": f"data:image/png;base64,{PIXEL}"}
    words = {"type": "input_text", "text": "What is to be seen?"}
    response = client.responses.create(model=model, input=[{"role": "user", "content": [picture, words]}])
    expect(response.output_text, "One pixel.")


def a_structured_answer(model: str) -> None:
    response = client.responses.parse(model=model, input="Plan a trip.", text_format=Trip)
    expect(response.output_parsed, Trip(city="Zürich", days=2))


def a_rate_limit(model: str) -> None:
    error = expect_raised(
        openai.RateLimitError, lambda: client.responses.create(model=model, input="Refuse: rate-limit")
    )
    expect(isinstance(error, openai.APIStatusError) and "retry-after" in error.response.headers, True)


def a_request_at_fault(model: str) -> None:
    expect_raised(
        openai.BadRequestError, lambda: client.responses.create(model=model, input="Refuse: invalid-request")
    )


def a_stream_that_breaks_off(model: str) -> None:
    # Its end is told by an event of the protocol, or by an error.
    def read() -> list[str]:
        kinds = [event.type for event in client.responses.create(model=model, input="Break off.", stream=True)]
        if "response.failed" in kinds or "error" in kinds:
            raise openai.APIError("it failed", request=None, body=None)  # type: ignore[arg-type]
        return kinds

    expect_raised(openai.APIError, read)


run(
    "openai responses",
    a_text,
    a_stream,
    a_tool_loop,
    a_conversation_that_goes_on,
    an_image,
    a_structured_answer,
    a_rate_limit,
    a_request_at_fault,
    a_stream_that_breaks_off,
)
